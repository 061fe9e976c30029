import type { RemoteModule } from '@wayfellow/web';
import { renderPage } from './render-page';

/** Renders a remote within the providers that the shell gives it otherwise, and no frame around. */
export const renderRemote = ({ Routes }: RemoteModule): void =>
  renderPage(
    <main>
      <Routes />
    </main>,
  );
