/**
 * What a gateway's handler gives when a frame has its place, so that the next one may come, but its work goes on. Should the
 * work fail, the sender gets the same `error` frame as for a handler that throws.
 */
export class PendingWork {
  constructor(readonly work: Promise<unknown>) {}
}
