import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@wayfellow/ui';
import { Catalogue } from './catalogue';
import { StoryPage } from './story-page';

const shown = new URLSearchParams(window.location.search).get('story');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider>{shown === null ? <Catalogue /> : <StoryPage id={shown} />}</UiProvider>
  </StrictMode>,
);
