// Loaded before a process of the backend, to give it a wrong clock: CLOCK_SHIFT_MS in its environment.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...parts) {
    if (parts.length === 0) super(RightDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RightDate.now() + shiftMs;
  }
};
