import { useState } from 'react';
import { useReviewOrderMutation } from '../../../graphql/generated/customer/after-order';
import type { AfterOrderFragment } from '../../../graphql/generated/shared/after-order.fragments';
import { Button } from '../../../ui/base/button/button';
import { notify } from '../../../ui/base/toast/toast';
import { Stars } from '../../../ui/food/rating/stars';
import { ReviewForm, type ReviewValues } from '../../../ui/food/reviews/review-form';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';
import * as t from './order.texts';
import { TypedForm } from '../../page/typed-form';

export interface OrderReviewingProps {
  order: Pick<AfterOrderFragment, 'id' | 'mayReview' | 'review'> & { shop: { name: string } };
}

export function OrderReviewing({ order: { id, mayReview, review, shop } }: OrderReviewingProps) {
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<string>();
  const [send, { loading }] = useReviewOrderMutation();
  if (!mayReview) return null;

  const submit = async ({ rating, text }: ReviewValues) => {
    setError(undefined);
    try {
      const answer = (await send({ variables: { input: { reference: id, stars: rating, text } } })).data?.reviewOrder;
      if (answer && answer.__typename !== 'Order') return setError(sayRefusal(answer));
      setEditing(false);
      notify(t.thanks(), 'positive');
    } catch (fault) {
      setError(sayFault(fault));
    }
  };

  if (review && !editing) {
    return (
      <section
        aria-label={t.review()}
        className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
      >
        <h2 className="text-xl">{t.review()}</h2>
        <Stars value={review.stars} />
        {review.text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.text}</p>}
        <Button tone="plain" className="-ms-5" onClick={() => setEditing(true)}>
          {t.changeReview()}
        </Button>
      </section>
    );
  }
  return (
    <TypedForm>
      <ReviewForm
        shopName={shop.name}
        initialValues={review ? { rating: review.stars, text: review.text } : undefined}
        error={error}
        busy={loading}
        onSubmit={(values) => void submit(values)}
      />
    </TypedForm>
  );
}
