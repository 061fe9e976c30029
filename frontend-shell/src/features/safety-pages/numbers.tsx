import { DocumentPart } from './document-page';

/** Whom to call in an emergency. */
export const Numbers = () => (
  <DocumentPart id="numbers" title="Emergency numbers">
    <p>
      If you are in danger now, call the local emergency number. 112 works from most mobile phones, also where
      another number is usual. Ask where you stay for the local number before you need it.
    </p>
  </DocumentPart>
);
