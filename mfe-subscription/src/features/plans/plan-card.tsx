import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DestinationPoster, DrawnPoster, Icon } from '@wayfellow/ui';
import { highlights } from './plan-features';

const Plan = styled(Card, { shouldForwardProp: (prop) => prop !== 'isPremium' })<{ isPremium: boolean }>(
  ({ theme, isPremium }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    ...(isPremium && { border: `2px solid ${theme.vars.palette.secondary.art}` }),
  }),
);

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minHeight: '3.6rem',
  margin: '18px 0 6px',
  font: `560 3.6rem/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  '& > small': {
    font: `500 1rem/1 ${theme.typography.fontFamily}`,
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
}));

const Features = styled('ul', { shouldForwardProp: (prop) => prop !== 'isPremium' })<{ isPremium: boolean }>(
  ({ theme, isPremium }) => ({
    display: 'grid',
    gap: 12,
    margin: '24px 0 32px',
    '& > li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: 12, lineHeight: 1.45 },
    '& svg': {
      marginTop: 2,
      color: isPremium ? theme.vars.palette.secondary.text : theme.vars.palette.primary.main,
    },
    ...(isPremium && { [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' } }),
  }),
);

const PopularTag = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 18,
  right: 18,
  padding: '6px 14px',
  borderRadius: 999,
  fontSize: '.75rem',
  fontWeight: 700,
  letterSpacing: '.06em',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}));

interface PlanCardProps {
  name: string;
  /** '$9.99'; undefined while loading. */
  price: string | undefined;
  pitch: string;
  features: readonly string[];
  isPremium?: boolean;
  /** Whether this is the viewer's plan; undefined while loading. */
  isCurrent: boolean | undefined;
  /** Whether it is the viewer's plan once the paid period ends. */
  isNext?: boolean;
  /** Whether it can be chosen; false without a payment provider. */
  isForSale?: boolean;
  /** The button's label, unless this is the viewer's plan. */
  action: string;
  onChoose: () => void;
}

const PlanButton = ({ isCurrent, isNext, isPremium, isForSale = true, action, onChoose }: PlanCardProps) => {
  if (isCurrent === undefined) return <Skeleton height={48} width="100%" />;
  if (isCurrent)
    return (
      <Button fullWidth disabled startIcon={<Icon name="check" />}>
        Current Plan
      </Button>
    );
  if (isNext)
    return (
      <Button fullWidth disabled>
        Your Next Plan
      </Button>
    );
  if (!isForSale)
    return (
      <>
        <Button fullWidth disabled>
          {action}
        </Button>
        <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
          Payments are not set up here yet.
        </Typography>
      </>
    );
  return (
    <Button
      fullWidth
      variant={isPremium ? 'contained' : 'outlined'}
      color={isPremium ? 'secondary' : undefined}
      onClick={onChoose}
    >
      {action}
    </Button>
  );
};

const pictureHeight = { xs: 132, sm: 176 };

/** A plan with its picture, price, features and the button that chooses it. */
export const PlanCard = (props: PlanCardProps) => {
  const { name, price, pitch, features, isPremium = false } = props;
  const id = useId();
  return (
    <Plan role="region" aria-labelledby={id} isPremium={isPremium}>
      {isPremium && <PopularTag>MOST POPULAR</PopularTag>}
      {isPremium ? (
        <DestinationPoster name="Bali" imageUrl="/posters/bali.svg" height={pictureHeight} />
      ) : (
        <DrawnPoster seed="anywhere" height={pictureHeight} />
      )}
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 5.5, sm: 9 },
          pt: { xs: 5.5, sm: 7 },
          pb: { xs: 6.5, sm: 9 },
        }}
      >
        <Typography
          variant="h3"
          component="h2"
          id={id}
          sx={{ display: 'flex', gap: 2.5, alignItems: 'center', '& svg': { color: 'secondary.main' } }}
        >
          {name}
          {isPremium && <Icon name="star" filled />}
        </Typography>
        <Price>
          {price ?? <Skeleton width="3em" height="1em" />}
          <small>/month</small>
        </Price>
        <Typography sx={{ color: 'text.secondary' }}>{pitch}</Typography>
        <Features isPremium={isPremium}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              <Box component="span" sx={{ fontWeight: highlights.includes(feature) ? 650 : undefined }}>
                {feature}
              </Box>
            </li>
          ))}
        </Features>
        <Box sx={{ mt: 'auto' }}>
          <PlanButton {...props} />
        </Box>
      </Box>
    </Plan>
  );
};
