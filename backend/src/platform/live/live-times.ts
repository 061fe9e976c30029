import { Injectable } from '@nestjs/common';

/** The clocks of the live channel, in milliseconds. Read at the start. */
@Injectable()
export class LiveTimes {
  /** A peer that has not been heard for two of these is dead: within 60 s. */
  pingEveryMs = 25_000;
  /** Sessions that ended where no word of it came. */
  sessionCheckEveryMs = 30_000;
  /** Over how long the sockets of a closing instance are spread, so that they do not all come back at once. */
  drainSpreadMs = 3_000;
  /** How long a closed socket may take to say goodbye. */
  goodbyeMs = 1_000;
}
