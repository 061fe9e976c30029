import { DocumentPage, Sections } from './document-page';
import { Numbers } from './numbers';
import { center } from './texts/center';

/** The Safety center: how to meet safely, report, and know a scam, and whom to call. */
export const SafetyCenterPage = () => {
  const [first, ...rest] = center.sections;
  return (
    <DocumentPage {...center}>
      {first && <Sections sections={[first]} />}
      <Numbers />
      <Sections sections={rest} />
    </DocumentPage>
  );
};
