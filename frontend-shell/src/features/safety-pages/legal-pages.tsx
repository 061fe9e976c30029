import { DocumentPage, Sections } from './document-page';
import { privacy } from './texts/privacy';
import { terms } from './texts/terms';

/** The terms. */
export const TermsPage = () => (
  <DocumentPage {...terms}>
    <Sections sections={terms.sections} />
  </DocumentPage>
);

/** What is stored about users, why and how long. */
export const PrivacyPage = () => (
  <DocumentPage {...privacy}>
    <Sections sections={privacy.sections} />
  </DocumentPage>
);
