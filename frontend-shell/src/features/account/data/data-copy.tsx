import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type ExportState, type ExportView, endpoints, limits, urlOf } from '@wayfellow/contracts';
import { FailureNote, Icon, LinkButton, Tag } from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { dayText } from '../moments';
import { CopyDialog } from './copy-dialog';

const HOUR_MS = 60 * 60 * 1_000;
const MB = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < MB / 10 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MB).toFixed(1)} MB`;

const untilText = ({ endsAt }: ExportView): string => (endsAt ? dayText(endsAt) : '');

const shown: Record<ExportState, { tag: ReactNode; more: (one: ExportView) => string }> = {
  waiting: {
    tag: <Tag>Being made</Tag>,
    more: () => 'It shows up here. We also email you, if your address is confirmed.',
  },
  ready: {
    tag: (
      <Tag tone="success">
        <Icon name="check" size={14} />
        Ready
      </Tag>
    ),
    more: (one) => `ZIP, ${sizeText(one.bytes ?? 0)}, until ${untilText(one)}`,
  },
  expired: {
    tag: <Tag>Expired</Tag>,
    more: (one) => `It could be downloaded until ${untilText(one)}.`,
  },
  failed: {
    tag: <Tag tone="warning">Not made</Tag>,
    more: () => 'Something went wrong on our side. Please ask for it again.',
  },
};

const CopyRow = ({ one, onLook }: { one: ExportView; onLook: () => void }) => {
  const { tag, more } = shown[one.state];
  const title = `Copy of ${dayText(one.createdAt)}`;
  const name = <span className="vh"> {title}</span>;
  return (
    <SettingRow
      icon="download"
      title={title}
      tag={tag}
      more={<span className="num">{more(one)}</span>}
      action={
        <>
          {one.state === 'waiting' && (
            <Button variant="outlined" size="small" onClick={onLook}>
              Look again{name}
            </Button>
          )}
          {one.state === 'ready' && (
            <LinkButton
              variant="contained"
              size="small"
              href={urlOf(endpoints.exports.file, { params: { id: one.id } })}
            >
              Download{name}
            </LinkButton>
          )}
        </>
      }
    />
  );
};

/** Whether one may have another made: a day after the last that did not fail. */
const mayAsk = (copies: readonly ExportView[], now = Date.now()): boolean =>
  copies.every(
    ({ state, createdAt }) =>
      state === 'failed' || now - Date.parse(createdAt) >= limits.exportEveryHours * HOUR_MS,
  );

/** The copies of the user's data, and the way to another. */
export const DataCopy = () => {
  const [isAsking, setIsAsking] = useState(false);
  const { data, isPending, isError, error, refetch } = useApiQuery(endpoints.exports.list, {});
  const look = () => void refetch();
  return (
    <SettingSection
      title="A copy of my data"
      lead="Your profile, trips, interests, quiz answers, messages, tips, references, blocks and reports, as files that you and machines can read."
    >
      {isError && <FailureNote text={failureText(error)} onRetry={look} />}
      {isPending && <Skeleton height={84} />}
      {data && data.length > 0 && (
        <SettingRows>
          {data.map((one) => (
            <CopyRow key={one.id} one={one} onLook={look} />
          ))}
        </SettingRows>
      )}
      {data && mayAsk(data) && (
        <Button variant="outlined" sx={{ mt: data.length > 0 ? 4 : 0 }} onClick={() => setIsAsking(true)}>
          Have a copy made
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 3, color: 'text.secondary', '& > svg': { flex: 'none' } }}>
        <Icon name="info" size={20} />
        <Typography variant="body2">
          One copy a day. Messages you received are in it; reports that others made are not.
        </Typography>
      </Box>
      {isAsking && <CopyDialog onClose={() => setIsAsking(false)} />}
    </SettingSection>
  );
};
