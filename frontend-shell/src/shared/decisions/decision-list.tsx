import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type DecisionView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { FailureNote, LinkButton, ShowMore, Tag } from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { SettingRow, SettingRows } from '../settings/setting-rows';
import { dayText } from '../dates/day-text';
import { decisionTitle } from './decision-texts';

/** The decisions about the user, latest first, each with a link to its reasons. */
export const DecisionList = () => {
  const list = usePagedList(endpoints.decisions.list, {});
  if (list.isFailed)
    return (
      <FailureNote
        title="The decisions could not be loaded."
        text="Check your connection and try again."
        onRetry={list.retry}
      />
    );
  if (!list.items) return <Skeleton height={84} />;
  if (list.items.length === 0) return <Typography>None.</Typography>;
  return (
    <ShowMore label="Show more decisions" list={list}>
      <SettingRows>
        {list.items.map((one) => (
          <Decision key={one.id} one={one} />
        ))}
      </SettingRows>
    </ShowMore>
  );
};

const Decision = ({ one }: { one: DecisionView }) => (
  <SettingRow
    icon="info"
    title={decisionTitle(one)}
    tag={
      one.liftedAt ? (
        <Tag tone="success">Lifted</Tag>
      ) : (
        one.appeal && !one.appeal.decidedAt && <Tag tone="primary">Appealed</Tag>
      )
    }
    more={<span className="num">{dayText(one.createdAt)}</span>}
    action={
      <LinkButton component={Link} to={`/decisions/${one.id}`} variant="outlined" size="small">
        Read<span className="vh"> the decision of {dayText(one.createdAt)}</span>
      </LinkButton>
    }
  />
);
