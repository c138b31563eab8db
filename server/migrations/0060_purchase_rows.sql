-- What costs the agency money is taken away only by who may see it (money.md §4).
create trigger keep_purchase_rows before delete on request_item_prices for each row execute function keep_purchase_rows();
create trigger keep_purchase_rows before delete on request_cabins for each row execute function keep_purchase_rows();
