-- Words that most trips answer to are counted by what decides who sees a trip, without the trips themselves (decision 126).
alter table order_search add column kind bigint;
update order_search s set kind = order_kind(o.organisation_id, o.is_admin_only, o.current_status) from orders o where o.id = s.order_id;
-- A trip that became the shelf of a concept is none that is counted.
delete from order_search s using orders o where o.id = s.order_id and o.current_status = 'concept';
alter table order_search alter column kind set not null;
create trigger keep_order_kind before insert on order_search for each row execute function keep_order_kind();
-- Also where rows are loaded with all other triggers asleep.
alter table order_search enable always trigger keep_order_kind;
create trigger keep_order_kind after update of organisation_id, is_admin_only, current_status on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status) is distinct from (new.organisation_id, new.is_admin_only, new.current_status))
  execute function keep_order_kind();
