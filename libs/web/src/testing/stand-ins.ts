/** Stands in for what jsdom lacks of a layout: scrolling, and sizes that change. */
export const standInForLayout = (): void => {
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** Stands in for the browser's IntersectionObserver. Returns a switch: whether what is observed is in view. */
export const standInForIntersections = () => {
  const view = { isBlind: false };
  class Observer {
    #observed: Element[] = [];
    constructor(readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      this.#observed.push(target);
      if (this.#observed.length === 1) void Promise.resolve().then(() => this.#report());
    }
    disconnect() {
      this.#observed = [];
    }
    #report() {
      const entries = this.#observed.map((target) => ({ target, isIntersecting: !view.isBlind }));
      this.#observed = [];
      if (entries.length)
        this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return view;
};
