/** Stubs the layout features that jsdom lacks: scrolling and ResizeObserver. */
export const stubLayout = (): void => {
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** Stubs IntersectionObserver. Set `isOutOfView` on the returned object to report everything as out of view. */
export const standInForIntersections = () => {
  const view = { isOutOfView: false };
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
      const entries = this.#observed.map((target) => ({ target, isIntersecting: !view.isOutOfView }));
      this.#observed = [];
      if (entries.length)
        this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return view;
};
