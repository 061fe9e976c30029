// Preloaded into the product's process, so that slow connections to PostgreSQL on a busy machine do not count as an outage.
import { connectionTimes } from '../../backend/dist/platform/database/connection-times.js';

Object.assign(connectionTimes, { connectMs: 120_000, probeMs: 120_000 });
