import { useState } from 'react';
import { safeRedirect } from '@wayfellow/contracts';
import { useLocation, useSearchParams } from '@wayfellow/router';
import { Note, Page, PageHeader } from '@wayfellow/ui';
import { usePageMeta, useSession } from '@wayfellow/web';
import { NoticeForm } from './notice-form';

/** The token of a meeting plan's page comes in the fragment, which reaches no server before the report is sent. */
const pageOf = (path: string | null, hash: string): string => {
  const page = safeRedirect(path, '');
  return page === '/plan' ? page + hash : page;
};

/** Reports without an account. `?page` is the path of what is reported. */
export const NoticePage = () => {
  usePageMeta({
    title: 'Report without an account',
    description: 'Tell us about a traveler or a tip that breaks our rules or the law. You need no account.',
  });
  const [params] = useSearchParams();
  const { user } = useSession();
  const [code, setCode] = useState<string>();
  const { hash } = useLocation();
  const page = pageOf(params.get('page'), hash);
  return (
    <Page sx={{ maxWidth: { xs: 640, sm: 664 }, pb: { xs: 10, sm: 20 } }}>
      <PageHeader
        title="Report without an account"
        lead="Tell us about a traveler or a tip that breaks our rules or the law. People read every report, most within a day."
      />
      <div role="status">
        {code && (
          <Note kind="success">
            <b>We have your report.</b> Its code is <b className="num">{code}</b>. Note it down to refer to
            it. We write to you what we decided, if you gave an email.
          </Note>
        )}
      </div>
      {!code && (
        <>
          {user && (
            <p style={{ marginBottom: 24 }}>
              You are signed in: Report in the menu of a traveler, a conversation or a tip shows us more, and
              you can follow it in Safety &amp; account.
            </p>
          )}
          <NoticeForm url={page && window.location.origin + page} onSent={setCode} />
        </>
      )}
    </Page>
  );
};
