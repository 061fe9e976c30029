import { machine, shown, table, today } from '../lib/markdown.mjs';

const costNames = {
  signUs: 'instance: make and sign a parcel',
  envelopeSignUs: 'instance: for each envelope in it',
  readUs: 'instance: take a parcel from Redis and check its signature',
  envelopeReadUs: 'instance: for each envelope in it, read',
  publishUs: 'Redis: take a parcel',
  copyUs: 'Redis: hand it to one instance',
  askUs: 'Redis: say where a person is',
};

const columns = {
  instances: 'instances',
  perSecond: 'messages/s',
  parcels: 'parcels/s',
  copies: 'handed out/s',
  redisCores: 'cores of Redis',
  redisNeeded: 'Redis needed',
  instanceCores: 'cores of the busiest instance',
  p50: 'p50 ms',
  p99: 'p99 ms',
};

const cell = (row, key) =>
  key === 'p50' || key === 'p99' ? shown(row[key]) || 'falls behind' : shown(row[key]);

/** The report in Markdown. */
export const reportOf = ({
  rows,
  costs,
  command,
  trace,
  perInstance,
}) => `# Telling the other instances, up to a thousand

${today()}, \`${command}\`, ${machine()}. **A simulation**: what its parts cost was measured on this machine, how they add up was
reckoned. Nobody has run a thousand instances.

A trace of ${trace.length} messages, as two instances of the product stored them at a fixed rate, is laid over itself, each time with
other people and from another moment on, until each instance stores ${perInstance} messages a second. A load balancer gives a person's
socket to any instance; one in five has a second one elsewhere. What waits on an instance is stored by one statement and published
together, as in the product. Redis and each instance do one thing after the other. A Redis counts as full at 60 % of a core, and
what is too much for one is dealt out to several; of the instances' CPU only what the bus takes is counted.

The parts were measured at full load, where many parcels share a system call. With a few hundred messages a second each costs more
([scaling.md](scaling.md)), but then there is room. Times are those of queues and work alone, without the network.

## What the parts cost

${table(
  ['part', 'µs of CPU'],
  Object.entries(costNames).map(([key, name]) => [name, shown(costs[key])]),
)}

${[...new Set(rows.map(({ way }) => way))].map((way) => sectionOf(way, rows)).join('\n\n')}
`;

const sectionOf = (way, rows) => `## ${way[0].toUpperCase()}${way.slice(1)}

${table(
  Object.values(columns),
  rows.filter((row) => row.way === way).map((row) => Object.keys(columns).map((key) => cell(row, key))),
)}`;
