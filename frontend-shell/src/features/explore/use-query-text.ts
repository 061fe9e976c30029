import { useSearchParams } from '@wayfellow/router';

/** The text of the search box, kept in the address as `q`, which is left out while it is empty. */
export const useQueryText = (): [text: string, setText: (text: string) => void] => {
  const [params, setParams] = useSearchParams();
  const setText = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set('q', text);
    else next.delete('q');
    // A step back leads to the page before, not through every letter typed.
    setParams(next, { replace: true });
  };
  return [params.get('q') ?? '', setText];
};
