/** What one instance tells the others. */
export type Envelope =
  /** Deliver a frame, as JSON, to every socket of these users. */
  | { kind: 'live'; to: readonly number[]; frame: string }
  /** A session has ended: close its sockets. */
  | { kind: 'session-ended'; sessionId: string }
  /** A user's account may not have a live channel any more: close its sockets. */
  | { kind: 'restricted'; userId: number }
  /** The connection between two users has changed: ask the database again whether they may write to each other. */
  | { kind: 'pair'; between: readonly [number, number] }
  /** Something cached is out of date, such as 'destinations', or 'match' with its id. */
  | { kind: 'changed'; topic: string; id?: number }
  /** The next envelope belongs to a trace, of which this is the `traceparent`. */
  | { kind: 'trace'; parent: string };
