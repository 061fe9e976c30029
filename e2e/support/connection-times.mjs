// Loaded before the product's process: a busy machine that is slow to connect to PostgreSQL is no outage.
import { connectionTimes } from '../../backend/dist/platform/database/connection-times.js';

Object.assign(connectionTimes, { connectMs: 120_000, probeMs: 120_000 });
