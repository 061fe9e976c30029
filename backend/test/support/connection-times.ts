import { connectionTimes } from '../../src/platform/database/connection-times.js';
import { WAIT_MS } from './wait-for.js';

// A busy machine that is slow to connect is no outage; an outage of a test's own breaks connections at once.
Object.assign(connectionTimes, { connectMs: WAIT_MS, probeMs: WAIT_MS });
