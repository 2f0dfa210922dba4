/** A span in which the hosting plan's deploys are counted: from `start` until `end`, which begins the next one. */
export interface BillingPeriod {
  start: Date
  end: Date
}

/**
 * The billing period that `now` lies in. It begins at midnight UTC of `billingDay`, and of the month's last day where the month is shorter,
 * as hosting plans do it that bill from the day of sign-up on.
 */
export function billingPeriod(now: Date, billingDay: number): BillingPeriod {
  const thisMonth = startIn(now, 0, billingDay)
  return now < thisMonth
    ? { start: startIn(now, -1, billingDay), end: thisMonth }
    : { start: thisMonth, end: startIn(now, 1, billingDay) }
}

function startIn(now: Date, offset: number, billingDay: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + offset]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(billingDay, lastDay)))
}
