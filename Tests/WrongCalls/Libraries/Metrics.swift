// Stands in for the module of swift-metrics.

public final class Counter {}
public final class Gauge {}
public final class Timer {}
