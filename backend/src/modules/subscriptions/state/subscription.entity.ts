import { Column, Entity, PrimaryColumn, UpdateDateColumn, VirtualColumn } from 'typeorm';
import { isPremiumSql } from '../../../tables/subscriptions.sql.js';

/** The latest known state of a user's subscription at the payment provider. */
@Entity('subscriptions')
export class SubscriptionEntity {
  @PrimaryColumn('int', { name: 'user_id' })
  userId: number;

  @Column('text', { name: 'provider_customer_id', nullable: true })
  providerCustomerId: string | null;

  @Column('text', { name: 'provider_subscription_id', nullable: true })
  providerSubscriptionId: string | null;

  /** The provider's status: active, past_due, canceled and so on. */
  @Column('text')
  status: string;

  @Column('timestamptz', { name: 'current_period_end', nullable: true })
  currentPeriodEnd: Date | null;

  @Column('boolean', { name: 'cancel_at_period_end', default: false })
  cancelAtPeriodEnd: boolean;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  /** Derived on each read; never stored. */
  @VirtualColumn({ type: 'boolean', query: (alias) => isPremiumSql(`${alias}.user_id`) })
  isPremium: boolean;
}
