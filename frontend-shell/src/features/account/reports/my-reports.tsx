import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ReportStatus, type ReportView, endpoints, reportReason } from '@wayfellow/contracts';
import { FailureNote, ShowMore, Tag } from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { dayText } from '../moments';
import { ComplaintDialog } from './complaint-dialog';

const states = {
  received: { label: 'Received', tone: 'primary' },
  acted: { label: 'We acted', tone: 'success' },
  'no-breach': { label: 'No breach', tone: 'plain' },
} as const satisfies Record<ReportStatus, object>;

/** What was reported, and of whom; the name is erased when the report's time is over. */
const whatOf = ({ subject, about: name }: ReportView): string => {
  const about = name || 'a traveler';
  switch (subject) {
    case 'message':
      return `a message from ${about}`;
    case 'tip':
      return `a tip by ${about}`;
    case 'photo':
      return `the photo of ${about}`;
    case 'meetup':
      return `a meetup by ${about}`;
    case 'reference':
      return `a text by ${about}`;
    default:
      return about;
  }
};

/** The user's reports and what became of them, latest first. */
export const MyReports = () => {
  const list = usePagedList(endpoints.reports.list, {});
  return (
    <SettingSection title="Reports and decisions" lead="What you told us, and what we decided.">
      {list.isFailed && (
        <FailureNote
          title="Your reports could not be loaded."
          text="Check your connection and try again."
          onRetry={list.retry}
        />
      )}
      {!list.items && !list.isFailed && <Skeleton height={84} />}
      {list.items?.length === 0 && (
        <Typography>
          None. You can report somebody from their page, from a conversation, from a tip or from a meetup.
        </Typography>
      )}
      {list.items && list.items.length > 0 && (
        <ShowMore label="Show more reports" list={list}>
          <SettingRows>
            {list.items.map((one) => (
              <Report key={one.id} one={one} />
            ))}
          </SettingRows>
        </ShowMore>
      )}
    </SettingSection>
  );
};

const Report = ({ one }: { one: ReportView }) => {
  const [isObjecting, setIsObjecting] = useState(false);
  const { code, reason, createdAt, status, canComplain } = one;
  const { label, tone } = states[status];
  return (
    <SettingRow
      icon="flag"
      title={reportReason(reason).label}
      tag={<Tag tone={tone}>{label}</Tag>}
      more={
        <span className="num">
          {code}, {whatOf(one)}, {dayText(createdAt)}
        </span>
      }
      action={
        canComplain && (
          <>
            <Button variant="outlined" size="small" onClick={() => setIsObjecting(true)}>
              Object<span className="vh"> to the decision on {code}</span>
            </Button>
            <ComplaintDialog report={one} open={isObjecting} onClose={() => setIsObjecting(false)} />
          </>
        )
      }
    />
  );
};
