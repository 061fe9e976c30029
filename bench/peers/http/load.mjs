// Asks one address for some seconds over many connections: what to ask, and what came of it, goes over the channel to the
// process that started it.
import autocannon from 'autocannon';

const UNCHANGED = '304';

process.on('message', async ({ url, headers, connections, seconds }) => {
  const done = await autocannon({ url, headers, connections, duration: seconds });
  const unchanged = done.statusCodeStats[UNCHANGED]?.count ?? 0;
  process.send({
    perSecond: done.requests.total / done.duration,
    answers: done.requests.total,
    unchanged,
    p50: done.latency.p50,
    p99: done.latency.p99,
    errors: done.errors + done.non2xx - unchanged,
  });
});
