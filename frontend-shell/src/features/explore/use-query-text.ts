import { useSearchParams } from '@wayfellow/router';

/** The text of the search box, stored in the URL as `q` unless empty. */
export const useQueryText = (): [text: string, setText: (text: string) => void] => {
  const [params, setParams] = useSearchParams();
  const setText = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set('q', text);
    else next.delete('q');
    // The browser's Back returns to the previous page, not through every typed letter.
    setParams(next, { replace: true });
  };
  return [params.get('q') ?? '', setText];
};
