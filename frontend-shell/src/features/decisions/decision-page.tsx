import Skeleton from '@mui/material/Skeleton';
import { endpoints, problems } from '@wayfellow/contracts';
import { useParams } from '@wayfellow/router';
import { FailureNote, Page, PageHeader } from '@wayfellow/ui';
import { ApiError, RequireLogin, useApiQuery, usePageMeta } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { DecisionText } from './decision-text';

/** A decision about the user: what it is, what it rests on, and how to appeal. */
export const DecisionPage = () => {
  usePageMeta({ title: 'Our decision', description: 'What we decided about you, why, and how to appeal.' });
  const { id } = useParams();
  return (
    <Page sx={{ maxWidth: { xs: 800, sm: 824 }, pb: { xs: 10, sm: 20 } }}>
      <RequireLogin fallback={null}>{() => <Decision id={Number(id) || 0} />}</RequireLogin>
    </Page>
  );
};

const Decision = ({ id }: { id: number }) => {
  const { data, error, refetch } = useApiQuery(endpoints.decisions.one, { params: { id } });
  if (data) return <DecisionText key={data.id} decision={data} />;
  if (!error) return <Skeleton height={420} />;
  const isUnknown = error instanceof ApiError && error.status < 500;
  return isUnknown ? (
    <PageHeader title={problems['unknown-decision'].detail} />
  ) : (
    <FailureNote text={failureText(error)} onRetry={() => void refetch()} />
  );
};
