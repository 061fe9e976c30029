import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type TipView, noticePath, tipCategoryChoices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, MoreButton, PersonLink, TextLink, dayOf, formatDay } from '@wayfellow/ui';
import { openTipMenu, useSession } from '@wayfellow/web';
import { DeleteTip } from './delete-tip';
import { UpvoteButton, UpvoteCount } from './upvote-button';

const Root = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '22px 22px 14px',
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', alignItems: 'center', minHeight: 24 },
  '& .head > :not(.category)': { margin: '-10px -12px -10px auto' },
  '& .category': {
    display: 'flex',
    gap: 7,
    alignItems: 'center',
    fontSize: '.8125rem',
    fontWeight: 650,
    color: theme.vars.palette.primary.main,
  },
  '& .content': { marginBottom: 16, whiteSpace: 'pre-line' },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 10,
    marginTop: 'auto',
    paddingTop: 10,
    fontSize: '.9rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& .author': { flex: 1, minWidth: 96 },
  '& b': { display: 'block', fontWeight: 650, color: theme.vars.palette.text.primary },
})) as typeof Card;

const labelOf = (tip: TipView) =>
  tipCategoryChoices.find(({ value }) => value === tip.category)?.label ?? tip.category;

/** A travel tip with its upvotes. Only its author can delete it. */
export const TipCard = ({ tip, heading }: { tip: TipView; heading: 'h2' | 'h3' }) => {
  const { user, isLoading } = useSession();
  const isMine = user?.id === tip.authorId;
  const author = { id: tip.authorId, name: tip.author ?? tip.authorName };
  return (
    <Root component="article">
      <div className="head">
        <p className="category">
          <Icon name={tip.category} size={16} />
          {labelOf(tip)}
        </p>
        {user && !isMine && (
          <MoreButton name={tip.title} onOpen={(button) => openTipMenu(tip.id, author, button)} />
        )}
        {!user && !isLoading && (
          <TextLink
            component={Link}
            to={noticePath(`/destinations/${tip.destinationId}/tips#tip-${tip.id}`)}
            standalone
            sx={{ pr: 3, fontSize: '.9rem', color: 'text.secondary' }}
          >
            <span>
              Report<span className="vh"> {tip.title}</span>
            </span>
          </TextLink>
        )}
      </div>
      <Typography variant="h5" component={heading} sx={{ mt: 3, mb: 2 }}>
        {tip.title}
      </Typography>
      <p className="content">{tip.content}</p>
      <div className="foot">
        <p className="author">
          <b>
            <PersonLink link={{ component: Link, to: `/travelers/${tip.authorId}` }}>
              {isMine ? 'You' : author.name}
            </PersonLink>
          </b>
          <span className="num">{formatDay(dayOf(tip.createdAt))}</span>
        </p>
        {isMine && <DeleteTip tip={tip} />}
        {isMine ? <UpvoteCount tip={tip} /> : <UpvoteButton tip={tip} />}
      </div>
    </Root>
  );
};
