import { type PhotoSavedView, type ProblemBody, endpoints } from '@wayfellow/contracts';
import { ApiError, reportUnauthenticated } from '@wayfellow/web';

interface Options {
  /** Gets how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const problemIn = (text: string): ProblemBody | undefined => {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return undefined;
  }
};

/** Rejects where the answer is of something else than the server, such as of a network's sign-in page. */
const savedIn = async (text: string) => JSON.parse(text) as PhotoSavedView;

/**
 * Uploads a photo. Not by `fetch`, which does not tell how much has been sent.
 * @throws ApiError, a TypeError when the network fails or the upload is aborted, or a SyntaxError where the answer is no JSON
 */
export const uploadPhoto = (photo: Blob, { onProgress, signal }: Options): Promise<PhotoSavedView> =>
  new Promise((resolve, reject) => {
    const { method, path } = endpoints.photos.upload;
    const askedAt = performance.now();
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The photo could not be sent'));
    // Closed while the photo was cropped: then there is no event any more.
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onabort = fail;
    request.onerror = fail;
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(savedIn(responseText));
      if (status === 401) reportUnauthenticated(askedAt);
      reject(new ApiError(status, responseText, problemIn(responseText)));
    };
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', photo.type);
    request.send(photo);
  });
