import type { Size } from './crop';

let last = { x: 0, turns: 0 };

/** What was drawn last: how far the picture was moved to the left in its own px, and by how many quarter turns it was turned. */
export const drawn = () => last;

const context = () => ({
  resetTransform() {},
  fillRect() {},
  scale() {},
  drawImage() {},
  translate(x: number) {
    last = { ...last, x: -x };
  },
  rotate(angle: number) {
    last = { ...last, turns: (angle * 2) / Math.PI };
  },
});

/** Stands in for the canvas, which jsdom lacks. Every file is a picture of this size; without one, none can be decoded. */
export const standInForCanvas = (size: Size | undefined): void => {
  globalThis.createImageBitmap = (async () => {
    if (!size) throw new DOMException('The source image could not be decoded.');
    return { ...size, close() {} };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = context as never;
  HTMLCanvasElement.prototype.toBlob = (tell, type) => tell(new Blob(['pixels'], { type }));
};

interface SentUpload {
  body: Blob;
  isAborted: boolean;
}

/** Stands in for XMLHttpRequest; what is sent waits to be answered. */
export const fakeUploads = () => {
  const sent: SentUpload[] = [];
  let latest: Request;
  class Request {
    upload = { onprogress: (_: { loaded: number; total: number }) => {} };
    status = 0;
    responseText = '';
    onload() {}
    onerror() {}
    onabort() {}
    open() {}
    setRequestHeader() {}
    send(body: Blob) {
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      latest = this;
      sent.push({ body, isAborted: false });
    }
    abort() {
      const upload = sent.at(-1);
      if (upload) upload.isAborted = true;
      this.onabort();
    }
  }
  globalThis.XMLHttpRequest = Request as never;
  const answerText = (status: number, responseText: string) => {
    Object.assign(latest, { status, responseText });
    latest.onload();
  };
  return {
    sent,
    progress: (share: number) => latest.upload.onprogress({ loaded: share * 100, total: 100 }),
    answer: (status: number, body: unknown) => answerText(status, JSON.stringify(body)),
    answerText,
    fail: () => latest.onerror(),
  };
};
