// fails: no such module 'only_Linux_has_FoundationNetworking'
import FoundationNetworking
