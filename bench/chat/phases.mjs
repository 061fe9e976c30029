/** The figures of a phase by their names in what `talkTogether` gives; latencies in ms, CPU in seconds for 10,000 messages. */
export const phaseMeasures = {
  perSecond: 'messages/s',
  p50: 'p50',
  p99: 'p99',
  cpuServer: 'CPU of the instances',
  cpuPostgres: 'of PostgreSQL',
  cpuRedis: 'of Redis',
  cpuLoad: 'of the load',
  busy: 'machine busy',
  others: 'by others',
};
