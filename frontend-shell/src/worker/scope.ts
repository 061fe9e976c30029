interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** What the browser asked for while it started the worker: of navigations only. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
  push: ExtendableEvent & { data: { json: () => unknown } };
  notificationclick: ExtendableEvent & { notification: { close: () => void; data: { to: string } } };
}

interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}

/** The part of a service worker's global scope that is used here. */
interface WorkerScope {
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    handler: (event: WorkerEvents[Type]) => void,
  ) => void;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  location: { origin: string };
}

/** The worker itself. TypeScript knows the globals of a page or those of a worker, and the shell is compiled with the former. */
export const scope = self as unknown as WorkerScope;
