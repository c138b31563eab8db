-- The last day to withdraw for too few participants (§ 651h Abs. 4 Nr. 1 BGB): 20 days before a trip of more than six days,
-- 7 days before one of two to six, 48 hours before a shorter one. domain/src/tasks/minimum-participants.ts says the same.
create or replace function minimum_participants_deadline(start_at date, end_at date) returns date language sql immutable as $$
  select start_at - case when end_at - start_at + 1 > 6 then 20 when end_at - start_at + 1 >= 2 then 7 else 2 end
$$;
