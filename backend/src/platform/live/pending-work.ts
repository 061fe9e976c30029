/**
 * Returned by a gateway's handler once the order of its frame is settled but its work is not finished: the next frame may be
 * handled meanwhile. If the work fails, the sender gets the same `error` frame as from a handler that throws.
 */
export class PendingWork {
  constructor(readonly work: Promise<unknown>) {}
}
