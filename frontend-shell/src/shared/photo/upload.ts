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

/**
 * Uploads a photo. Not by `fetch`, which does not tell how much has been sent.
 * @throws ApiError, or a TypeError when the network fails or the upload is aborted
 */
export const uploadPhoto = (photo: Blob, { onProgress, signal }: Options): Promise<PhotoSavedView> =>
  new Promise((resolve, reject) => {
    const { method, path } = endpoints.photos.upload;
    const askedAt = performance.now();
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The photo could not be sent'));
    signal.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onabort = fail;
    request.onerror = fail;
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as PhotoSavedView);
      if (status === 401) reportUnauthenticated(askedAt);
      reject(new ApiError(status, responseText, problemIn(responseText)));
    };
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', photo.type);
    request.send(photo);
  });
