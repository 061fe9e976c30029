import { Injectable } from '@nestjs/common';
import { BEAT_EVERY_MS } from '@wayfellow/contracts';

/** The intervals of the live channel, in milliseconds. Read once, at startup. */
@Injectable()
export class LiveTimes {
  /** A peer that sent nothing for two of these counts as dead: after 60 s at most. */
  pingEveryMs: number = BEAT_EVERY_MS;
  /** How often sessions are checked against the database, in case word of an ended one was lost. */
  sessionCheckEveryMs = 30_000;
  /** Over how long the sockets of a closing instance are spread, so that they do not all come back at once. */
  drainSpreadMs = 3_000;
  /** How long a peer may take to answer a close frame before it is disconnected. */
  closeTimeoutMs = 1_000;
}
