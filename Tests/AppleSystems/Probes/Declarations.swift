// fails: cannot find 'MSG_NOSIGNAL' in scope
// fails: value of type 'Int32' has no member 'rawValue'
// fails: cannot convert value of type 'mode_t' (aka 'UInt16') to specified type 'UInt32'
// fails: value of type 'stat' has no member 'st_mtim'
import Foundation

let flags = MSG_NOSIGNAL
let kind = SOCK_STREAM.rawValue
let mode: UInt32 = mode_t(0)

func changed(_ status: stat) -> Int { status.st_mtim.tv_sec }
