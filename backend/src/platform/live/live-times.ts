import { Injectable } from '@nestjs/common';

/** The intervals of the live channel, in milliseconds. Read once, at startup. */
@Injectable()
export class LiveTimes {
  /** A peer that sent nothing for two of these counts as dead: after less than 60 s. */
  pingEveryMs = 25_000;
  /** How often sessions are checked against the database, in case word of an ended one was lost. */
  sessionCheckEveryMs = 30_000;
  /** Over how long the sockets of a closing instance are spread, so that they do not all come back at once. */
  drainSpreadMs = 3_000;
  /** How long a peer may take to answer a close frame before it is disconnected. */
  closeTimeoutMs = 1_000;
}
