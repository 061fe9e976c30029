import { useEffect, useState } from 'react';
import { limits } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';

/** What another app shares with an installed one, by the names in the app manifest. */
const fields = ['title', 'text', 'url'] as const;
const LINK = /\S+:\/\/\S+/g;

/** The place that another app shared, taken out of the address; '' without one. Nothing is sent, or stored, before it is added. */
export const useSharedPlace = (): string => {
  const [params, setParams] = useSearchParams();
  const [place] = useState(() => {
    const texts = [params.get('title'), params.get('text')].map((text) => text?.replaceAll(LINK, '').trim());
    const line = texts.find(Boolean)?.split('\n')[0] ?? '';
    return [...line].slice(0, limits.destination.max).join('').trim();
  });
  useEffect(() => {
    if (!fields.some((name) => params.has(name))) return;
    const next = new URLSearchParams(params);
    for (const name of fields) next.delete(name);
    setParams(next, { replace: true });
    // Once: what is typed afterwards is not replaced when the page is loaded again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return place;
};
