import type { RemoteModule } from '@wayfellow/web';
import { renderPage } from './render-page';

/** Renders a remote inside the providers that the shell otherwise supplies, without header and footer. */
export const renderRemote = ({ Routes }: RemoteModule): void =>
  renderPage(
    <main>
      <Routes />
    </main>,
  );
