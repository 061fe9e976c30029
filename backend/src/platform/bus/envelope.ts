/** What one instance tells the others. */
export type Envelope =
  /** Deliver a frame, as JSON, to every socket of these users. */
  | { kind: 'live'; to: readonly number[]; frame: string }
  /** A session has ended: close its sockets. */
  | { kind: 'session-ended'; sessionId: string }
  /** How two users are connected has changed: ask the database again who may write to whom. */
  | { kind: 'pair'; between: readonly [number, number] }
  /** Something kept in memory is out of date, such as 'destinations', or 'match' with its id. */
  | { kind: 'changed'; topic: string; id?: number };
